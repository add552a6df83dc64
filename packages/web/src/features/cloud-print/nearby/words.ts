import { wordsOf } from '../../../words/words.ts'

export const nearbyWords = wordsOf({
  lead: [
    '可以打印文件和照片的自助终端。任何一台都可以用同一个取件码。',
    'Terminals that print files and photos. The same code works at any of them.',
    '可以列印檔案和照片的自助終端。任何一台都可以用同一個取件碼。',
  ],
  none: ['学校还没有可以打印文件的终端', 'No terminal of the school prints files yet', '學校還沒有可以列印檔案的終端'],
  tasks: ['我的打印任务', 'My prints', '我的列印任務'],
})
