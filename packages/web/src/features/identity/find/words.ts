import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

/** How alike a found person is; never a name to believe. */
export const likenessWords = wordsOf({
  likely: ['很像', 'Likely', '很像'],
  possible: ['有点像', 'Possible', '有點像'],
  weak: ['不太像', 'Weak', '不太像'],
})

export const findWords = wordsOf({
  lead: [
    '用照片查找您管理范围内、且同意被查找的人。被找到的人会看到是谁、为什么查找。',
    'Find people in your units who agreed to this. Everyone found can see who searched and why.',
    '用照片查找您管理範圍內、且同意被查找的人。被找到的人會看到是誰、為什麼查找。',
  ],
  photo: ['要查找的照片', 'Photo', '要查找的照片'],
  chosen: ['选中的照片', 'The chosen photo', '選中的照片'],
  another: ['换一张', 'Choose another', '換一張'],
  notKept: ['照片只用于这次查找，不会保存。', 'The photo is used for this search only and is not kept.', '照片只用於這次查找，不會保存。'],
  purpose: ['查找目的', 'Purpose', '查找目的'],
  purposeHint: [
    '被找到的人会看到，如：失物招领，核对失主',
    'People who are found see it, for example “Returning a lost student card”',
    '被找到的人會看到，如：失物招領，核對失主',
  ],
  top: ['显示人数', 'How many people to show', '顯示人數'],
  first: (count: number): Phrase => [`前 ${count} 名`, `Top ${count}`, `前 ${count} 名`],
  find: ['开始查找', 'Search', '開始查找'],
  left: (count: number): Phrase => [
    `今天还可查找 ${count} 次`,
    `${counted(count, 'search', 'searches')} left today`,
    `今天還可查找 ${count} 次`,
  ],
  photoNeeded: ['请先选择照片', 'Choose a photo first', '請先選擇照片'],
  history: ['查找记录', 'Past searches', '查找記錄'],
  noSearches: ['还没有查找过。', 'You have not searched yet.', '還沒有查找過。'],
  begin: ['去查找', 'Start a search', '去查找'],
  found: (count: number): Phrase => [`找到 ${count} 人`, counted(count, 'person', 'people'), `找到 ${count} 人`],
  time: ['时间', 'Time', '時間'],
  results: ['结果', 'Results', '結果'],
  warning: [
    '结果只按相似程度排列，不能当作本人。请当面或用证件核实。',
    'Results are sorted by similarity only. They do not prove who someone is: check in person or with an ID document.',
    '結果只按相似程度排列，不能當作本人。請當面或用證件核實。',
  ],
  nobody: [
    '没有找到相像的人。只有同意被查找的人才会出现。',
    'No similar people found. Only people who agreed to be found can appear.',
    '沒有找到相像的人。只有同意被查找的人才會出現。',
  ],
  notFound: ['没有这次查找。', 'This search does not exist.', '沒有這次查找。'],
  photoOf: (name: string): Phrase => [`${name}的照片`, `Photo of ${name}`, `${name}的照片`],
})

export const foundMeWords = wordsOf({
  lead: [
    '谁用照片查找时看到了您。您可以随时撤回“照片查找”的同意。',
    'Photo searches that found you. You can withdraw your consent to such searches at any time.',
    '誰用照片查找時看到了您。您可以隨時撤回「照片查找」的同意。',
  ],
  none: ['没有人用照片查找到您。', 'No one has found you by photo.', '沒有人用照片查找到您。'],
  purpose: (text: string): Phrase => [`目的：${text}`, `Purpose: ${text}`, `目的：${text}`],
  list: ['查找到我的记录', 'Searches that found me', '查找到我的記錄'],
})
