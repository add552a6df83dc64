import type { Phrase } from '@campus/contract/language.ts'

const hour = 60
const day = 24 * hour

/** How long something took, in the two largest units that matter. */
export const sayMinutes = (minutes: number): Phrase => {
  if (minutes < hour) return [`${minutes} 分钟`, `${minutes} min`, `${minutes} 分鐘`]
  if (minutes < day) {
    const [hours, rest] = [Math.floor(minutes / hour), minutes % hour]
    return rest === 0
      ? [`${hours} 小时`, `${hours} h`, `${hours} 小時`]
      : [`${hours} 小时 ${rest} 分`, `${hours} h ${rest} min`, `${hours} 小時 ${rest} 分`]
  }
  const [days, hours] = [Math.floor(minutes / day), Math.floor((minutes % day) / hour)]
  return hours === 0
    ? [`${days} 天`, `${days} d`, `${days} 天`]
    : [`${days} 天 ${hours} 小时`, `${days} d ${hours} h`, `${days} 天 ${hours} 小時`]
}
