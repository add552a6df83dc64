import { type CartItem, cart, editQuantity } from '@campus/contract/orders/cart.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { send } from '../../../api/send.ts'
import { toastFailure } from '../../../api/toast-failure.ts'
import { keyOf } from '../../../api/use-read.ts'

/** How many copies: shown as wanted at once, and sent one after the other; of quick taps only the last counts. */
export const useQuantity = ({ id, quantity }: CartItem) => {
  const queries = useQueryClient()
  const [wanted, setWanted] = useState<number>()
  const latest = useRef(quantity)
  const isSending = useRef(false)
  const sendLatest = async () => {
    let sent: number
    do {
      sent = latest.current
      await send(editQuantity, { id, quantity: sent }, { background: true })
    } while (sent !== latest.current)
  }
  const change = async (next: number) => {
    latest.current = next
    setWanted(next)
    if (isSending.current) return
    isSending.current = true
    await sendLatest().catch(toastFailure)
    isSending.current = false
    await queries.invalidateQueries({ queryKey: keyOf(cart) })
    if (!isSending.current) setWanted(undefined)
  }
  return { quantity: wanted ?? quantity, isChanging: wanted !== undefined, change }
}
