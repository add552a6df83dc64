import { type Morning, measureMorning } from '../morning.ts'
import { judge, printLine } from '../report.ts'

const reportArrivals = (what: string, { people, arrived, refused, captchas, perSecond }: Morning) =>
  judge(
    what,
    `${arrived} of ${people}`,
    arrived === people && refused === 0,
    'all',
    `${perSecond.toFixed(1)} people/s, ${refused} refused, ${captchas} captchas`,
  )

export const reportMorning = async () => {
  const { alone, besideFlood, flood } = await measureMorning()
  reportArrivals('got in', alone)
  reportArrivals('got in beside a flood', besideFlood)
  printLine('speed beside the flood', (besideFlood.perSecond / alone.perSecond).toFixed(3), 'of the speed without')
  printLine('invented tokens held off', (flood.refused / flood.sent).toFixed(3), `of ${flood.sent} requests`)
}
