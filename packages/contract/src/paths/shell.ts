import { path } from './path.ts'

export const shellPaths = {
  html: path<{ document: 'privacyPolicy' | 'userAgreement' | 'privacyNotice' }>('/pages/common/html'),
  webview: path<{ url: string }>('/pages/common/webview'),
  /** Printing without a touch: a pick-up code to show to a terminal, or the code that was scanned from its screen. */
  bridge: path<{ code?: string; terminal?: string }>('/pages/brige/brige'),
  /** The answer waits under the purpose: `useChosenLocation(purpose)`. */
  chooseLocation: path<{ purpose: string }>('/pages/common/choose-location'),
  openLocation: path<{ latitude: number; longitude: number; name: string }>('/pages/common/open-location'),
  testParts: path('/pages/testData/index'),
  testForm: path('/pages/testData/form'),
  testCamera: path('/pages/test/camera/camera'),
  testSocket: path('/pages/test/ws/ws'),
}
