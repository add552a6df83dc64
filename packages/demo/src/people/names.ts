import { pinyin } from 'pinyin-pro'
import { pick, type Random } from '../seed.ts'

const letters = (text: string) => text.split('') as [string, ...string[]]

/** Common names come more often, as they do in any class list. */
const surnames: readonly [string, ...string[]] = [
  ...letters(
    '王李张刘陈杨赵黄周吴王李张刘陈徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文',
  ),
  '欧阳',
  '上官',
  '司徒',
  '诸葛',
]
const firstLetters = letters('子雨欣思梓浩宇嘉佳俊文博志明晓小雅若天泽一语诗雪海建国立春秋安景可静慧婉书星亦承云知')
const secondLetters = letters('涵轩怡杰琪豪宁妍晨瑶阳然航彤睿萱凯媛磊洁霖瑞悦鑫哲琳辰强敏峰婷超颖远清华平乐芳君毅成')

export const inventName = (random: Random): string => {
  const isShort = random() < 0.15
  return pick(random, surnames) + (isShort ? pick(random, secondLetters) : pick(random, firstLetters) + pick(random, secondLetters))
}

const capital = (syllables: readonly string[]) => syllables.join('').replace(/^./, (letter) => letter.toUpperCase())

/** `Ouyang Nana`, and `Lyu` for 吕 as passports spell it. */
export const writeInLatin = (name: string): string => {
  const syllables = pinyin(name, { type: 'array', toneType: 'none', surname: 'head' }).map((syllable) => syllable.replaceAll('ü', 'yu'))
  const familyLength = name.length > 2 && surnames.includes(name.slice(0, 2)) ? 2 : 1
  return `${capital(syllables.slice(0, familyLength))} ${capital(syllables.slice(familyLength))}`
}
