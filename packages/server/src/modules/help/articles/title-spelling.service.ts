import { pinyin } from 'pinyin-pro'

interface Sound {
  readonly readings: readonly string[]
  /** A word written in letters is typed whole, also among initials. */
  readonly isWord: boolean
}

const withoutTone = (reading: string) =>
  reading
    .replaceAll(/[üǖǘǚǜ]/g, 'v')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')

const soundsOf = (title: string): Sound[] =>
  pinyin(title, { type: 'all', toneType: 'none', nonZh: 'consecutive', v: true }).flatMap(
    ({ origin, pinyin, polyphonic, isZh }): Sound[] => {
      if (isZh) return [{ readings: [...new Set([pinyin, ...polyphonic.map(withoutTone)])], isWord: false }]
      return (origin.toLowerCase().match(/[a-z0-9]+/g) ?? []).map((word) => ({ readings: [word], isWord: true }))
    },
  )

const write = (sounds: readonly Sound[]) => {
  const said = sounds.map(({ readings: [first = ''], isWord }) => ({ first, short: isWord ? first : first.slice(0, 1) }))
  return `${said.map(({ first }) => first).join('')} ${said.map(({ short }) => short).join('')}`
}

/**
 * How a title sounds, whole and by its initials ("zaiduzhengming zdzm"); ü is typed as v. The context does not always show which
 * reading of a sign is meant (重置), so each other reading is written behind, one sign at a time.
 */
export const spellTitle = (title: string): string => {
  const sounds = soundsOf(title)
  if (sounds.length === 0) return ''
  const others = sounds.flatMap(({ readings, isWord }, at) =>
    readings.slice(1).map((reading) => write(sounds.with(at, { readings: [reading], isWord }))),
  )
  return [write(sounds), ...others].join(' ')
}
