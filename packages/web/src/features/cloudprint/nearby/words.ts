import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

const maxNamed = 4

export const nearbyWords = wordsOf({
  lead: [
    '可以打印文件或照片的自助终端，每台能打印什么写在它的卡片上。',
    'Terminals that print files or photos. Each card shows what it can do.',
    '可以列印檔案或照片的自助終端，每台能列印什麼寫在它的卡片上。',
  ],
  leadFor: (sheet: string): Phrase => [
    `能打印“${sheet}”的自助终端，每一台都可以用同一个取件码。`,
    `Terminals that print “${sheet}”. The same code works at any of them.`,
    `能列印「${sheet}」的自助終端，每一台都可以用同一個取件碼。`,
  ],
  showAll: ['显示全部终端', 'Show all terminals', '顯示全部終端'],
  where: (names: readonly string[]): Phrase => {
    const [named, more] = [names.slice(0, maxNamed), names.length - maxNamed]
    const listed = `${named.join('、')}${more > 0 ? ' 等' : ''}`
    return [
      `可在 ${names.length} 台终端打印：${listed}。`,
      `Prints at ${names.length} ${names.length === 1 ? 'terminal' : 'terminals'}: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
      `可在 ${names.length} 台終端列印：${listed}。`,
    ]
  },
  noneNow: ['现在都暂时不能打印。', 'None of them can print at the moment.', '現在都暫時不能列印。'],
  noneFor: (sheet: string): Phrase => [
    `学校目前没有能打印“${sheet}”的终端。`,
    `No terminal can print “${sheet}” right now.`,
    `學校目前沒有能列印「${sheet}」的終端。`,
  ],
  none: ['学校还没有可以打印文件的终端', 'No terminal at your school prints files yet', '學校還沒有可以列印檔案的終端'],
  tasks: ['我的打印任务', 'My prints', '我的列印任務'],
})
