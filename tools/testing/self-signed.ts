/** An untrusted certificate for tests, with its key, which protects nothing. */
export const certificate = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgFYf52o7jdu08Sjf0
6py7uCwSHVXzru0rAFaZx7jgevmhRANCAASrqAUESw1DpxMbqI4FARzcrSY75a3J
9uZ5agIDDDU7gM9bsVcZnn7ZojZQBQTcWeJ5RqnijleG3uVH2ucl4bbF
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBgjCCASmgAwIBAgIUBsNAC3HGsDGQvq6cvjq2lHNzzJ4wCgYIKoZIzj0EAwIw
FjEUMBIGA1UEAwwLbG9nZ2lhLXRlc3QwIBcNMjYxMTI0MDAyMjM2WhgPMjEyNjEw
MzEwMDIyMzZaMBYxFDASBgNVBAMMC2xvZ2dpYS10ZXN0MFkwEwYHKoZIzj0CAQYI
KoZIzj0DAQcDQgAEq6gFBEsNQ6cTG6iOBQEc3K0mO+WtyfbmeWoCAww1O4DPW7FX
GZ5+2aI2UAUE3FnieUap4o5Xht7lR9rnJeG2xaNTMFEwHQYDVR0OBBYEFEUPUH9D
cua2G0hjj5OnnyICeWAHMB8GA1UdIwQYMBaAFEUPUH9Dcua2G0hjj5OnnyICeWAH
MA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDRwAwRAIgMnJ0GOD9vqa43WbE
zvnw1bJeSdNuR7e4QB09n3ft5nsCIEUjF+88UP9gEKLxtNsZ7PJFZjFs7yxg+iiV
nY3FjfoP
-----END CERTIFICATE-----
`,
};

/** When it expires, in milliseconds since the epoch. */
export const expiredAt = Date.parse('2126-10-31T00:22:36Z');
