import { generalSettings } from '@campus/contract/school/school-info.ts'
import { zoneOffset } from '@campus/contract/zone-offset.ts'
import { setTimeZone, useTimeZone } from '@campus/ui/time/time-zone.ts'
import { useNow } from '@campus/ui/time/use-now.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useEffect } from 'react'
import { useRead } from '../../api/use-read.ts'
import { useSession } from '../../session/use-session.ts'
import './console-frame.css'
import { frameWords } from './words.ts'

const oneHour = 3_600_000

/** Names the zone whose clock the administration shows: that of the school, wherever the reader is. */
export function SchoolClock() {
  const words = useWords(frameWords)
  const schoolId = useSession('user')?.schoolId
  const { data } = useRead(generalSettings, { schoolId }, { background: true, staleTime: Number.POSITIVE_INFINITY })
  const known = data?.timeZone
  const zone = useTimeZone()
  const now = useNow(oneHour)
  useEffect(() => {
    if (known !== undefined) setTimeZone(known)
  }, [known])
  return zone ? <p className="console-zone">{words.zone(`${zone} (${zoneOffset(zone, now)})`)}</p> : null
}
