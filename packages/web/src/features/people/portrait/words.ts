import { wordsOf } from '@campus/ui/words/words.ts'

export const portraitWords = wordsOf({
  lead: ['这张照片印在学生证、证明等证件上。', 'This photo is printed on cards and certificates.', '這張照片印在學生證、證明等證件上。'],
  present: ['现在的证件照', 'Your current portrait', '現在的證件照'],
  none: ['还没有证件照', 'No portrait yet', '還沒有證件照'],
  updated: ['更新于', 'Updated', '更新於'],
  change: ['更换证件照', 'Change portrait', '更換證件照'],
  watermark: [
    '水印只在这里显示，印出的照片没有水印。',
    'The watermark appears only here, not in print.',
    '浮水印只在這裡顯示，印出的照片沒有浮水印。',
  ],
  guide: ['怎样拍好', 'How to take a good photo', '怎樣拍好'],
  guideText: ['图示说明，一次通过', 'Drawings that help you pass the first time', '圖示說明，一次通過'],
  all: ['全部照片类型', 'All photo types', '全部照片類型'],
  allText: ['录取、学籍、学历学位等', 'Admission, academic record, degree and more', '錄取、學籍、學歷學位等'],
})
