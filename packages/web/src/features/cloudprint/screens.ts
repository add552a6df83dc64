import type { Phrase } from '@campus/contract/language.ts'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { printTabs } from '../../domain/own-lists/own-lists.ts'
import type { Screen } from '../../navigation/screen.ts'

const screen = (name: keyof typeof cloudPrintPaths, title: Phrase, load: Screen['load']): Screen => ({
  path: cloudPrintPaths[name],
  load,
  guard: 'user',
  title,
  layout: 'bar',
})

export const cloudPrintScreens: readonly Screen[] = [
  screen('document', ['文件打印', 'Print a file', '檔案列印'], () => import('./document/document-screen.tsx')),
  screen('files', ['我的文件', 'My files', '我的檔案'], () => import('./files/files-screen.tsx')),
  screen('preview', ['预览', 'Preview', '預覽'], () => import('./files/preview-screen.tsx')),
  screen('photo', ['照片打印', 'Print photos', '照片列印'], () => import('./photo/photo-screen.tsx')),
  {
    ...screen('tasks', ['文件打印任务', 'My file prints', '檔案列印任務'], () => import('./tasks/tasks-screen.tsx')),
    tabs: printTabs,
  },
  screen('task', ['打印任务', 'Print', '列印任務'], () => import('./tasks/task-screen.tsx')),
  screen('library', ['资料库', 'Shared library', '資料庫'], () => import('./library/library-screen.tsx')),
  screen('directories', ['资料百科', 'Library folders', '資料百科'], () => import('./library/directories-screen.tsx')),
  screen('collected', ['我的收藏', 'Favourites', '我的收藏'], () => import('./library/collected-screen.tsx')),
  screen('libraryFile', ['资料详情', 'Library file', '資料詳情'], () => import('./library/file-screen.tsx')),
  screen('shareToLibrary', ['投稿到资料库', 'Share a file', '投稿到資料庫'], () => import('./library/share-screen.tsx')),
  screen('ownLibraryFiles', ['我的投稿', 'My shared files', '我的投稿'], () => import('./library/own-screen.tsx')),
  screen('prices', ['打印价格', 'Prices', '列印價格'], () => import('./prices/prices-screen.tsx')),
  screen('tutorials', ['使用教程', 'How to print', '使用教學'], () => import('./tutorials/tutorials-screen.tsx')),
  screen('tutorial', ['使用教程', 'How to print', '使用教學'], () => import('./tutorials/tutorial-screen.tsx')),
  screen('nearby', ['附近的打印机', 'Printers nearby', '附近的印表機'], () => import('./nearby/nearby-screen.tsx')),
]
