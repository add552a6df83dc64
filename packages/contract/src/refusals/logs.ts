import type { Phrase } from '../language.ts'

export const logRefusals = {
  trail_of_nothing: ['请选择一个人、一次请求或一件事物', 'Choose a person, a request or a thing first', '請選擇一個人、一次請求或一件事物'],
} as const satisfies Record<string, Phrase>
