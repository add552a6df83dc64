const digits = '零壹贰叁肆伍陆柒捌玖'
const places = ['', '拾', '佰', '仟']
const groups = ['', '万', '亿', '兆']

/** Four digits at most; one zero stands for any number of them in between. */
const groupText = (group: number): string => {
  let text = ''
  let isZeroDue = false
  for (let place = 3; place >= 0; place -= 1) {
    const digit = Math.floor(group / 10 ** place) % 10
    if (digit === 0) {
      isZeroDue = text !== ''
      continue
    }
    text += `${isZeroDue ? '零' : ''}${digits.charAt(digit)}${places[place]}`
    isZeroDue = false
  }
  return text
}

const wholeText = (whole: number): string => {
  let text = ''
  let isZeroDue = false
  for (let place = groups.length - 1; place >= 0; place -= 1) {
    const group = Math.floor(whole / 10_000 ** place) % 10_000
    if (group === 0) {
      isZeroDue = text !== ''
      continue
    }
    const needsZero = text !== '' && (isZeroDue || group < 1000)
    text += `${needsZero ? '零' : ''}${groupText(group)}${groups[place]}`
    isZeroDue = false
  }
  return text
}

const maxYuan = 1e15

/** An amount as cheques and receipts write it: 1234.5 is 壹仟贰佰叁拾肆元伍角. */
export const inCapitals = (yuan: number): string => {
  const fen = Math.round(Math.abs(yuan) * 100)
  if (!Number.isFinite(yuan) || Math.abs(yuan) >= maxYuan) return ''
  if (fen === 0) return '零元整'
  const sign = yuan < 0 ? '负' : ''
  const whole = Math.floor(fen / 100)
  const [jiao, rest] = [Math.floor(fen / 10) % 10, fen % 10]
  const yuanText = whole > 0 ? `${wholeText(whole)}元` : ''
  if (jiao === 0 && rest === 0) return `${sign}${yuanText}整`
  const jiaoText = jiao > 0 ? `${digits.charAt(jiao)}角` : whole > 0 ? '零' : ''
  return `${sign}${yuanText}${jiaoText}${rest > 0 ? `${digits.charAt(rest)}分` : ''}`
}
