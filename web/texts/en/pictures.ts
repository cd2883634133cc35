/** Texts that all pictures share: previous and next, zoom, full screen; panoramas and framed pages. */
export const pictures = {
  'pictures.previous': 'Previous picture',
  'pictures.next': 'Next picture',
  'pictures.zoomIn': 'Zoom in',
  'pictures.zoomOut': 'Zoom out',
  'pictures.fullscreen': 'Full screen',
  'pictures.leaveFullscreen': 'Leave full screen',
  'pictures.newTab': 'opens in a new tab',
  'pictures.failed': 'This picture could not be loaded.',
  'panorama.look': '{name}, panorama: drag or use the arrow keys to look around',
  'panorama.flat': '{name}, panorama laid flat: scroll to look around',
  'panorama.goTo': 'Go to {name}',
  'panorama.failed': 'This panorama could not be loaded.',
  'frame.open': 'Open in a new tab',
  'frame.offline': 'This page comes from another site and needs a connection.',
  'frame.refused': 'This page cannot be shown here.',
} as const;
