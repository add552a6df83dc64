import { wordsOf } from '@campus/ui/words/words.ts'

export const avatarWords = wordsOf({
  lead: [
    '请选一张面部清晰的照片，会显示在通讯录和消息中。',
    'Choose a picture that shows your face. Others see it in contacts and messages.',
    '請選一張面部清晰的照片，會顯示在通訊錄和訊息中。',
  ],
  present: ['现在的头像', 'Your current picture', '現在的頭像'],
  preview: ['预览', 'Preview', '預覽'],
  previewText: ['他人看到的是圆形头像', 'Others see it as a circle', '他人看到的是圓形頭像'],
  another: ['换一张', 'Choose another', '換一張'],
  save: ['保存头像', 'Save picture', '儲存頭像'],
  saved: ['头像已更新', 'Picture updated', '頭像已更新'],
})
