import { wordsOf } from '@campus/ui/words/words.ts'

export const boardWords = wordsOf({
  method: ['签名方式', 'How to sign', '簽名方式'],
  draw: ['手写', 'Draw', '手寫'],
  type: ['键入', 'Type', '鍵入'],
  photo: ['拍照', 'Photo', '拍照'],
  save: ['保存签名', 'Save signature', '儲存簽名'],
  saveAndUse: ['保存并使用', 'Save and use', '儲存並使用'],
  saved: ['签名已保存', 'Signature saved', '簽名已儲存'],
  board: [
    '签名板，用手指或笔书写。不便书写时请选择“键入”。',
    'Board to sign on with a finger or pen. To sign by keyboard, choose Type.',
    '簽名板，用手指或筆書寫。不便書寫時請選擇「鍵入」。',
  ],
  here: ['在此签名', 'Sign here', '在此簽名'],
  turn: ['横过手机更宽敞', 'Turn your phone for more room', '橫過手機更寬敞'],
  undo: ['撤销', 'Undo', '復原'],
  clear: ['清空', 'Clear', '清空'],
  full: ['签名板写满了，请清空后再签', 'The board is full. Clear it and sign again.', '簽名板寫滿了，請清空後再簽'],
  name: ['姓名', 'Name', '姓名'],
  preview: ['查看效果', 'Preview', '查看效果'],
  previewAlt: ['签名效果', 'Preview of your signature', '簽名效果'],
  photoLead: [
    '用深色笔在白纸上签名，光线均匀地拍下来。纸张会自动去除。',
    'Sign in dark ink on white paper and take a photo in even light. The paper is removed.',
    '用深色筆在白紙上簽名，光線均勻地拍下來。紙張會自動去除。',
  ],
  another: ['换一张', 'Choose another', '換一張'],
  progress: ['上传进度', 'Upload progress', '上傳進度'],
})
