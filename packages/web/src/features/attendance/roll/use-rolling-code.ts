import { codeSteps, macOf, stepAt, typedCodeOf, writeCode } from '@campus/contract/attendance/codes.ts'
import type { RollCall } from '@campus/contract/attendance/roll-calls.ts'
import type { Purpose } from '@campus/contract/attendance/states.ts'
import { attendancePaths } from '@campus/contract/paths/attendance.ts'
import { useNow } from '@campus/ui/time/use-now.ts'
import { useEffect, useState } from 'react'

interface Shown {
  readonly text: string
  readonly typed: string
}

const paths = { in: attendancePaths.signIn, out: attendancePaths.signOut }

/** Made on this device from the key of the lesson, so that it rolls without network. `ahead`: by how much the clock of the server is ahead. */
export const useRollingCode = (code: RollCall['code'], purpose: Purpose, ahead: number): Shown | undefined => {
  const [shown, setShown] = useState<Shown>()
  const now = useNow(500) + ahead
  const [step, typedStep] = [stepAt(now, codeSteps.scanned), stepAt(now, codeSteps.typed)]
  useEffect(() => {
    if (!code) return undefined
    let isOld = false
    const draw = async () => {
      const [mac, typed] = await Promise.all([macOf(code.key, purpose, step), typedCodeOf(code.key, purpose, typedStep)])
      const text = `${code.address}${paths[purpose].address}?code=${writeCode({ tag: code.tag, step, mac })}`
      if (!isOld) setShown({ text, typed })
    }
    void draw()
    return () => {
      isOld = true
    }
  }, [code, purpose, step, typedStep])
  return shown
}
