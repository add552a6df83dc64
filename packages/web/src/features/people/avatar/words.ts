import { wordsOf } from '@campus/ui/words/words.ts'

export const avatarWords = wordsOf({
  lead: [
    '选一张看得清脸的照片。别人在通讯录和消息里看到它。',
    'Choose a picture that shows your face. Others see it in contacts and messages.',
    '選一張看得清臉的照片。別人在通訊錄和訊息裡看到它。',
  ],
  present: ['现在的头像', 'Your current picture', '現在的頭像'],
  preview: ['预览', 'Preview', '預覽'],
  previewText: ['他人看到的是圆形头像', 'Others see it as a circle', '他人看到的是圓形頭像'],
  another: ['换一张', 'Choose another', '換一張'],
  save: ['保存头像', 'Save picture', '儲存頭像'],
  saved: ['头像已更新', 'Picture updated', '頭像已更新'],
})
