/** The page that stores the whole tour on a device. */
export const offline = {
  'offline.text':
    'Keep all pictures, views and plans on this device, and the whole tour opens without a network. Availability is then as of the last connection.',
  'offline.measuring': 'Calculating the size of the tour …',
  'offline.unavailable': 'This browser cannot keep the tour.',
  'offline.size': 'The tour takes {size}.',
  'offline.partlyKept': 'Part of it is already here. {size} is missing.',
  'offline.noSpace': '{size} is missing, and this browser has only {free} left.',
  'offline.keeping': '{done} of {total}. You can carry on meanwhile.',
  'offline.kept': 'The whole tour is on this device, {size}, as of {time}.',
  'offline.failed': 'Not everything could be kept. What has been loaded stays.',
  'offline.keep': 'Keep on this device',
  'offline.stop': 'Stop',
  'offline.remove': 'Remove from this device',
} as const;
