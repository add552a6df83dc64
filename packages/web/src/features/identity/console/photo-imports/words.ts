import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const photoImportWords = wordsOf({
  lead: (max: string): Phrase => [
    `上传 ZIP，照片以学工号命名（如 20230001.jpg）。先预览，确认后才会收录。一次最多 ${max} 张。`,
    `Upload a ZIP of photos named by number (such as 20230001.jpg). You see a preview first. Up to ${max} photos at a time.`,
    `上傳 ZIP，照片以學工號命名（如 20230001.jpg）。先預覽，確認後才會收錄。一次最多 ${max} 張。`,
  ],
  type: ['照片类型', 'Photo type', '照片類型'],
  noType: [
    '没有允许批量导入的照片类型，请先在“照片类型”中开启。',
    'No photo type allows imports. Turn it on under photo types first.',
    '沒有允許批次匯入的照片類型，請先在「照片類型」中開啟。',
  ],
  file: ['照片压缩包', 'ZIP of photos', '照片壓縮檔'],
  photos: ['照片数', 'Photos', '照片數'],
  readingText: [
    '正在读取并检测每张照片，可以离开此页，稍后回来查看。',
    'Every photo is being read and checked. You can leave and come back.',
    '正在讀取並檢測每張照片，可以離開此頁，稍後回來查看。',
  ],
  runningText: ['正在收录照片，可以离开此页。', 'Photos are being added. You can leave this page.', '正在收錄照片，可以離開此頁。'],
  handled: (processed: string, total: string): Phrase => [
    `已处理 ${processed} / ${total} 张`,
    `${processed} of ${counted(total, 'photo')}`,
    `已處理 ${processed} / ${total} 張`,
  ],
  doneText: (added: number, replaced: number, skipped: number): Phrase => [
    `已新增 ${added} 张，替换 ${replaced} 张${skipped > 0 ? `，跳过 ${skipped} 张` : ''}。`,
    `${added} added, ${replaced} replaced${skipped > 0 ? `, ${skipped} left out` : ''}.`,
    `已新增 ${added} 張，替換 ${replaced} 張${skipped > 0 ? `，略過 ${skipped} 張` : ''}。`,
  ],
  nothingChanged: ['没有任何照片被改变。', 'No photo was changed.', '沒有任何照片被改變。'],
  seeLibrary: ['查看照片库', 'View the library', '查看照片庫'],
  add: ['新增', 'Add', '新增'],
  replace: ['替换', 'Replace', '替換'],
  table: ['导入的文件', 'Files of the import', '匯入的檔案'],
  what: ['问题', 'Problems', '問題'],
  noLines: ['没有符合条件的文件。', 'No matching files.', '沒有符合條件的檔案。'],
  skipWrong: (count: number): Phrase => [`跳过 ${count} 张有错误的照片`, `Skip ${count} with errors`, `略過 ${count} 張有錯誤的照片`],
  hasWrong: [
    '有错误的照片：请修改后重新上传，或勾选跳过。',
    'Some photos have errors. Fix them and upload again, or skip them.',
    '有錯誤的照片：請修改後重新上傳，或勾選略過。',
  ],
  allWrong: [
    '没有可以收录的照片，请修改后重新上传。',
    'No photo can be added. Fix them and upload again.',
    '沒有可以收錄的照片，請修改後重新上傳。',
  ],
  runTitle: (count: number): Phrase => [`收录 ${count} 张照片？`, `Import ${counted(count, 'photo')}?`, `收錄 ${count} 張照片？`],
  runText: (add: number, replace: number): Phrase => [
    `将新增 ${add} 张，替换 ${replace} 张。每个人都会收到通知。`,
    `${add} will be added and ${replace} replaced. Everyone affected is notified.`,
    `將新增 ${add} 張，替換 ${replace} 張。每個人都會收到通知。`,
  ],
})
