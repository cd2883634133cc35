/**
 * The look of Asteria: a star, petrol and wine on warm white, and typefaces under the OFL with Turkish and Greek
 * letters.
 */
export const brand = {
  mark: 'mark.svg',
  icon: 'icon.svg',
  colours: {
    ink: '#17211d',
    inkSoft: '#46514c',
    inkFaint: '#5f6a65',
    paper: '#f6f6f3',
    accent: '#9c1750',
    accentPressed: '#7e0f40',
    accentOnDark: '#f0a6c6',
    error: '#b3261e',
    available: '#2e9ea6',
    availableText: '#075e66',
    reserved: '#e3a32e',
    reservedText: '#7c4e00',
    sold: '#3b4246',
    soldText: '#3b4246',
    blocked: '#7c8782',
    blockedText: '#525d58',
  },
  displayFace: {
    // Marcellus has no Greek letters; those of GFS Didot are of its size and weight.
    files: [
      { file: 'marcellus-latin.woff2' },
      { file: 'marcellus-latin-ext.woff2' },
      { file: 'gfs-didot-greek.woff2' },
    ],
    print: ['marcellus-regular.ttf', 'gfs-didot-greek.ttf'],
    licence: 'titles-OFL.txt',
  },
  textFace: {
    files: [
      { file: 'commissioner-latin.woff2' },
      { file: 'commissioner-latin-ext.woff2' },
      { file: 'commissioner-greek.woff2' },
    ],
    print: ['commissioner-regular.ttf', 'commissioner-medium.ttf', 'commissioner-semibold.ttf'],
    licence: 'commissioner-OFL.txt',
  },
  // Marcellus has only old-style figures.
  titleFigures: 'text',
  corners: 4,
  surface: 'glass',
};
