import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const photoWords = wordsOf({
  choose: ['选一张照片', 'Choose a photo', '選一張照片'],
  chooseText: [
    '证件照按准确尺寸排满一张六寸相纸，带裁切线；也可以整张打印。',
    'ID photos are laid out at exact size on a 6-inch sheet with cutting marks. Or print one photo on the whole sheet.',
    '證件照按準確尺寸排滿一張六吋相紙，帶裁切線；也可以整張列印。',
  ],
  upload: ['上传照片', 'Upload a photo', '上傳照片'],
  mine: ['我的照片', 'Uploaded photos', '我的照片'],
  reading: ['正在读取照片…', 'Reading the photo…', '正在讀取照片…'],
  failed: ['这张照片无法使用', 'This photo cannot be used', '這張照片無法使用'],
  another: ['换一张', 'Choose another photo', '換一張'],
  crop: ['裁剪', 'Crop', '裁剪'],
  cropText: ['框内是打印的部分。', 'The part inside the frame is printed.', '框內是列印的部分。'],
  size: ['尺寸', 'Size', '尺寸'],
  full: ['整张六寸', 'Full sheet', '整張六吋'],
  millimetres: (width: number, height: number): Phrase => [`${width} × ${height} mm`, `${width} × ${height} mm`, `${width} × ${height} mm`],
  make: ['排成相纸', 'Create layout', '排成相紙'],
  makeText: ['下一步可以看到整张相纸和价格。', 'Next you will see the whole sheet and its price.', '下一步可以看到整張相紙和價格。'],
})
