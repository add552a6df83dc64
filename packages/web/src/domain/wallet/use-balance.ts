import { beanBalance } from '@campus/contract/wallet/balance.ts'
import { useEffect } from 'react'
import { useRead } from '../../api/use-read.ts'
import { changeSession } from '../../session/session-store.ts'

/** What is in the wallet; the session remembers it, to show something before the next answer. */
export const useBalance = () => {
  const read = useRead(beanBalance, {}, { background: true, staleTime: 0 })
  const { freeBeans, printBeans } = read.data ?? {}
  useEffect(() => {
    if (freeBeans === undefined || printBeans === undefined) return
    changeSession((session) =>
      session.freeBeans === freeBeans && session.printBeans === printBeans ? session : { ...session, freeBeans, printBeans },
    )
  }, [freeBeans, printBeans])
  return read
}
