/** Exact versions, so that measurements can be repeated. */
export const peerVersions = {
  spritespin: '4.1.0',
  jquery: '3.7.1',
  'js-cloudimage-360-view': '4.9.5',
  tridi: '2.0.3',
  '@3dweb/360javascriptviewer': '1.8.58',
  'react-360-product-viewer': '0.2.10',
  react: '19.3.1',
  'react-dom': '19.3.1',
  'styled-components': '6.1.19',
} as const;

/** The setup of each viewer as in its own documentation, with the frames `/peer-frames/1.avif` and so on. */
export const peerPages: readonly { name: string; script(count: number): string }[] = [
  {
    name: 'spritespin',
    script: (count) => `
      import $ from 'jquery';
      window.jQuery = window.$ = $;
      import('spritespin').then(() => $('#viewer').spritespin({
        source: Array.from({ length: ${count} }, (_, i) => '/peer-frames/' + (i + 1) + '.avif'),
        width: innerWidth, height: innerHeight, sizeMode: 'fill', renderer: 'canvas', animate: false, sense: -1,
      }));`,
  },
  {
    name: 'cloudimage',
    script: (count) => `
      import 'js-cloudimage-360-view';
      window.CI360.init(document.getElementById('viewer'), { folder: '/peer-frames/', filenameX: '{index}.avif', amountX: ${count} });`,
  },
  {
    name: 'tridi',
    script: (count) => `
      import 'tridi/dist/css/tridi.css';
      import tridi from 'tridi';
      const Tridi = tridi.Tridi ?? tridi;
      new Tridi({ element: '#viewer', location: '/peer-frames', format: 'avif', count: ${count}, hintOnStartup: false }).load();`,
  },
  {
    name: '360javascriptviewer',
    script: (count) => `
      import { JavascriptViewer } from '@3dweb/360javascriptviewer';
      document.getElementById('viewer').innerHTML = '<div id="jsv-holder"><img id="jsv-image" style="width:100%" src="/peer-frames/1.avif"></div>';
      new JavascriptViewer({ mainHolderId: 'jsv-holder', mainImageId: 'jsv-image', imageUrlFormat: '/peer-frames/x.avif',
        imageUrls: Array.from({ length: ${count} }, (_, i) => '/peer-frames/' + (i + 1) + '.avif'), totalFrames: ${count}, defaultProgressBar: true }).start();`,
  },
  {
    name: 'react-360-product-viewer',
    script: (count) => `
      import { createElement } from 'react';
      import { createRoot } from 'react-dom/client';
      import { React360Viewer } from 'react-360-product-viewer';
      createRoot(document.getElementById('viewer')).render(createElement(React360Viewer, {
        imagesCount: ${count}, imagesBaseUrl: '/peer-frames/', imageFilenamePrefix: '', imagesFiletype: 'avif', width: innerWidth, height: innerHeight, mouseDragSpeed: 20,
      }));`,
  },
];
