import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const planExportWords = wordsOf({
  exportAs: (format: string): Phrase => [`导出 ${format}`, `Export ${format}`, `匯出 ${format}`],
  calendar: ['日历文件', 'Calendar file', '行事曆檔案'],
  signSheet: ['签到表', 'Sign-in sheet', '簽到表'],
  doorSheet: ['门牌课表', 'Door sheet', '門牌課表'],
  doorSheetOf: (room: string): Phrase => [`${room} 门牌课表`, `Door sheet for ${room}`, `${room} 門牌課表`],
})
