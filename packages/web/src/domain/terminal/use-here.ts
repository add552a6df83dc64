import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import type { Point } from '../map/distance.ts'
import { findMe } from '../map/find-me.ts'
import { terminalWords } from './words.ts'

export interface Here {
  /** The position of the reader, once they have shared it. */
  readonly point: Point | undefined
  readonly isFinding: boolean
  readonly find: () => void
}

/** Ten metres are enough to find the nearest, and the exact position stays private. */
const roughly = (degrees: number) => Math.round(degrees * 1e4) / 1e4

/** The position is asked from the device only when the reader wants it. */
export const useHere = (): Here => {
  const words = useWords(terminalWords)
  const [point, setPoint] = useState<Point>()
  const [isFinding, setIsFinding] = useState(false)
  const find = async () => {
    setIsFinding(true)
    try {
      const { latitude, longitude } = await findMe()
      setPoint({ latitude: roughly(latitude), longitude: roughly(longitude) })
    } catch {
      toast(words.noPosition, 'failure')
    } finally {
      setIsFinding(false)
    }
  }
  return { point, isFinding, find: () => void find() }
}
