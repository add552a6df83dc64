import type { Phrase } from '@campus/contract/language.ts'

/** What is wrong with a cell, whatever the table is about. */
export const cellTexts = {
  word: ['无法识别此内容，请参照模板', 'This value is not known. See the template.', '無法辨識此內容，請參照範本'],
  ambiguous: ['有几个同名的，请填编码', 'Several have this name. Use the code.', '有幾個同名的，請填編碼'],
} as const satisfies Record<string, Phrase>
