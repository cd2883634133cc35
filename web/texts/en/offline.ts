/** The page on which the whole tour is kept on a device. */
export const offline = {
  'offline.text':
    'Keep all pictures, views and plans on this device, and the whole tour opens without a network. Availability is then as of the last connection.',
  'offline.measuring': 'Adding up what belongs to the tour …',
  'offline.unavailable': 'This browser cannot keep the tour.',
  'offline.size': 'The tour takes {size}.',
  'offline.partlyKept': 'A part of it is here already. {size} are missing.',
  'offline.noSpace': '{size} are missing, and this browser has only {free} left.',
  'offline.keeping': '{done} of {total}. You can go on meanwhile.',
  'offline.kept': 'The whole tour is on this device, {size}, as of {time}.',
  'offline.failed': 'Not everything could be kept. What has been loaded stays.',
  'offline.keep': 'Keep the tour on this device',
  'offline.stop': 'Stop',
  'offline.remove': 'Remove it from this device',
} as const;
