import { wordsOf } from '@campus/ui/words/words.ts'

export const photosWords = wordsOf({
  lead: [
    '谁对哪张照片做了什么；这里不显示照片。',
    'Who did what with which photo. The photos are not shown here.',
    '誰對哪張照片做了什麼；這裡不顯示照片。',
  ],
  operations: ['操作', 'Operations', '操作'],
  storage: ['存储', 'Storage', '儲存'],
  type: ['照片类型', 'Photo type', '照片類型'],
  size: ['大小', 'Size', '大小'],
})
