import type { Phrase } from '../language.ts'

export const logRefusals = {
  trail_of_nothing: ['请选择一个人、一次请求或一个对象', 'Choose a person, a request or an item first', '請選擇一個人、一次請求或一個對象'],
} as const satisfies Record<string, Phrase>
