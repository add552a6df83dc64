import { wordsOf } from '@campus/ui/words/words.ts'

export const photoWords = wordsOf({
  take: ['拍照', 'Take a photo', '拍照'],
  choose: ['从相册选择', 'Choose a picture', '從相簿選擇'],
  unreadable: ['图片打不开，请换一张', 'This picture cannot be opened. Choose another.', '圖片打不開，請換一張'],
})
