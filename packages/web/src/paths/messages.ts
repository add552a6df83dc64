import { path } from './path.ts'

export const messagesPaths = {
  home: path('/pages/sys/home/index'),
  workbench: path('/pages/sys/workbench/index'),
  book: path('/pages/sys/book/index'),
  messages: path('/pages/sys/msg/index'),
  /** The address inside the code that a PC page shows. */
  scanLogin: path<{ code: string }>('/pages/sys/msg/scanLogin'),
}
