import type { PayWay, Provider } from '@campus/contract/payment/pay-ways.ts'
import { useState } from 'react'
import { useStore } from 'zustand'
import { createPersonStore } from '../../session/next-person.ts'
import type { OfferedProvider } from './pay-ways.tsx'
import { splitOver } from './split.ts'

interface Bill {
  readonly total: number
  /** What is in the wallet for this. */
  readonly free: number
  readonly print: number
  readonly offered: readonly OfferedProvider[]
  /** Who was chosen for it before. */
  readonly before?: Provider | undefined
}

export interface PayChoice {
  readonly usesBeans: boolean
  readonly setUsesBeans: (usesBeans: boolean) => void
  readonly provider: Provider | undefined
  readonly setProvider: (provider: Provider) => void
  readonly split: ReturnType<typeof splitOver>
  /** Undefined while nobody can take the rest. */
  readonly way: PayWay | undefined
}

/** Who switched the balance off keeps it off, on the next screen too. */
const wantsBeans = createPersonStore(true)

/** Beans or not, and who takes the rest. */
export const usePayChoice = ({ total, free, print, offered, before }: Bill): PayChoice => {
  const usesBeans = useStore(wantsBeans, ({ value }) => value)
  const [wanted, setProvider] = useState(before)
  const open = offered.filter(({ isOpen }) => isOpen).map(({ way }) => way)
  const provider = open.find((way) => way === wanted) ?? open[0]
  const split = splitOver(usesBeans ? { free, print } : { free: 0, print: 0 }, total)
  return { usesBeans, setUsesBeans: wantsBeans.set, provider, setProvider, split, way: split.rest === 0 ? 'beans' : provider }
}
