import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const portraitWords = wordsOf({
  lead: ['这张照片印在学生证、证明等证件上。', 'This photo is printed on cards and certificates.', '這張照片印在學生證、證明等證件上。'],
  present: ['现在的证件照', 'Your current portrait', '現在的證件照'],
  none: ['还没有证件照', 'No portrait yet', '還沒有證件照'],
  updated: ['更新于', 'Updated', '更新於'],
  rules: ['照片要求', 'Requirements', '照片要求'],
  ruleFace: ['正面免冠，露出双眉和双耳', 'Face forward, no hat, eyebrows and ears visible', '正面免冠，露出雙眉和雙耳'],
  ruleLight: ['光线均匀，脸上没有阴影', 'Even light, no shadow on the face', '光線均勻，臉上沒有陰影'],
  ruleGround: ['背景为白色、浅蓝或浅灰，没有杂物', 'A plain white, light blue or grey background', '背景為白色、淺藍或淺灰，沒有雜物'],
  ruleSize: ['竖幅，脸部占画面三分之一以上', 'Portrait format, with the face filling more than a third', '豎幅，臉部占畫面三分之一以上'],
  rulePoints: ['至少 295 × 413 像素', 'At least 295 × 413 pixels', '至少 295 × 413 像素'],
  example: ['示例：脸在中间，肩膀完整', 'Example: face centred, both shoulders visible', '示例：臉在中間，肩膀完整'],
  preview: ['预览', 'Preview', '預覽'],
  previewText: [
    '水印只在预览上，印出的照片没有水印。',
    'The watermark appears only on the preview, not in print.',
    '浮水印只在預覽上，印出的照片沒有浮水印。',
  ],
  lying: ['请使用竖幅照片，或把它转正', 'Please use a portrait-format photo, or rotate this one', '請使用豎幅照片，或把它轉正'],
  small: (width: number, height: number): Phrase => [
    `照片为 ${width} × ${height}，至少需要 295 × 413`,
    `The photo is ${width} × ${height} pixels. At least 295 × 413 are required.`,
    `照片為 ${width} × ${height}，至少需要 295 × 413`,
  ],
  send: ['使用这张照片', 'Use this photo', '使用這張照片'],
  another: ['换一张', 'Choose another', '換一張'],
  progress: ['上传进度', 'Upload progress', '上傳進度'],
  saved: ['证件照已更新', 'Portrait updated', '證件照已更新'],
})
