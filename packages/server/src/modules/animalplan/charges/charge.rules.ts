import { dayAfter } from '../../../platform/time/zoned-day.ts'

/** Prices of a specification and the days on which they count, both included. */
export interface Charge {
  readonly startsOn: string
  readonly endsOn: string | null
  readonly priceInside: number
  readonly priceOutside: number
  readonly housingBy: 'cage' | 'head'
  readonly housingInside: number
  readonly housingOutside: number
}

interface PricedBy {
  readonly number: number
  readonly arrivesOn: string
  readonly days: number
  readonly perCage: number
  readonly tariff: 'inside' | 'outside'
  readonly charges: readonly Charge[]
}

export interface Priced {
  readonly cages: number
  readonly price: number
  readonly housing: number
}

export const cagesFor = (number: number, perCage: number, days: number) => (days === 0 ? 0 : Math.ceil(number / perCage))

const countsOn = (day: string) => (charge: Charge) => charge.startsOn <= day && (charge.endsOn === null || charge.endsOn >= day)

/** Animals cost what they cost on the day of arrival, housing what it costs on each day. Answers a day without prices where there is one. */
export const priceLine = ({ number, arrivesOn, days, perCage, tariff, charges }: PricedBy): Priced | { readonly unpriced: string } => {
  const cages = cagesFor(number, perCage, days)
  const arrival = charges.find(countsOn(arrivesOn))
  if (!arrival) return { unpriced: arrivesOn }
  let housing = 0
  for (let at = 0; at < days; at += 1) {
    const day = dayAfter(arrivesOn, at)
    const charge = charges.find(countsOn(day))
    if (!charge) return { unpriced: day }
    housing += (charge.housingBy === 'cage' ? cages : number) * (tariff === 'inside' ? charge.housingInside : charge.housingOutside)
  }
  return { cages, price: number * (tariff === 'inside' ? arrival.priceInside : arrival.priceOutside), housing }
}
