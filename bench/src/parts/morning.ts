import { type Morning, measureMorning } from '../morning.ts'
import { judge, tell } from '../report.ts'

const tellArrivals = (what: string, { people, arrived, refused, captchas, perSecond }: Morning) =>
  judge(
    what,
    `${arrived} of ${people}`,
    arrived === people && refused === 0,
    'all',
    `${perSecond.toFixed(1)} people/s, ${refused} refused, ${captchas} captchas`,
  )

export const tellMorning = async () => {
  const { alone, besideFlood, flood } = await measureMorning()
  tellArrivals('got in', alone)
  tellArrivals('got in beside a flood', besideFlood)
  tell('speed beside the flood', (besideFlood.perSecond / alone.perSecond).toFixed(3), 'of the speed without')
  tell('invented tokens held off', (flood.refused / flood.sent).toFixed(3), `of ${flood.sent} requests`)
}
