import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '../../words/words.ts'

export const homeWords = wordsOf({
  goodMorning: (name: string): Phrase => [`早上好，${name}`, `Good morning, ${name}`, `早安，${name}`],
  goodAfternoon: (name: string): Phrase => [`下午好，${name}`, `Good afternoon, ${name}`, `午安，${name}`],
  goodEvening: (name: string): Phrase => [`晚上好，${name}`, `Good evening, ${name}`, `晚安，${name}`],
  noServices: [
    '学校还没有为您开通服务，您可以先看看个人设置。',
    'Your school has not opened a service for you yet; your own settings are ready.',
    '學校還沒有為您開通服務，您可以先看看個人設定。',
  ],
  toMy: ['打开我的', 'Open My', '打開我的'],
})
