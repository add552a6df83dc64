import { pinyin } from 'pinyin-pro'

/** How a name sounds, whole and by its initials ("linxiaoyu lxy"), so that it is found by typing letters; ü is typed as v. */
export const spellName = (name: string): string => {
  const sounds = pinyin(name, { type: 'array', toneType: 'none', surname: 'head', nonZh: 'consecutive', v: true })
  const words = sounds.flatMap((sound) => sound.toLowerCase().match(/[a-z0-9]+/g) ?? [])
  return words.length === 0 ? '' : `${words.join('')} ${words.map((word) => word.slice(0, 1)).join('')}`
}

const doubleSurnames =
  '欧阳 太史 端木 上官 司马 东方 独孤 南宫 万俟 闻人 夏侯 诸葛 尉迟 公羊 赫连 澹台 皇甫 宗政 濮阳 公冶 太叔 申屠 公孙 慕容 仲孙 钟离 长孙 宇文 司徒 鲜于 司空 闾丘 令狐 歐陽 東方 獨孤 南宮 聞人 諸葛 尉遲 赫連 宗政 濮陽 公孫 長孫 鮮於 令狐'

const capital = (syllables: readonly string[]) => syllables.join('').replace(/^./, (letter) => letter.toUpperCase())

/** The name in Latin letters as passports print it, surname first ("Ouyang Nana", "Lyu Bu"); empty where the name is not Chinese. */
export const suggestPinyin = (name: string): string => {
  const letters = name.trim()
  if (!/^\p{Script=Han}{2,}$/u.test(letters)) return ''
  const sounds = pinyin(letters, { type: 'array', toneType: 'none', surname: 'head' }).map((sound) => sound.replaceAll('ü', 'yu'))
  const surnameLength = sounds.length > 2 && doubleSurnames.includes(letters.slice(0, 2)) ? 2 : 1
  return `${capital(sounds.slice(0, surnameLength))} ${capital(sounds.slice(surnameLength))}`
}
