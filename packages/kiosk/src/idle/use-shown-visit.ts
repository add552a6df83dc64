import { showVisit, type Visit, visit } from '@campus/contract/kiosk/visits.ts'
import { send } from '../machine/send.ts'
import { useAsked } from '../machine/use-asked.ts'

const renewMs = 50_000
const retryMs = 5000
const lookMs = 3000

/** A code for phones that is always young enough. Push reports who opened it; if that fails, polling finds it. */
export const useShownVisit = (onOpened: (id: string) => void, onRefused: () => void): { readonly qrAddress: string } | undefined => {
  const { value: shown } = useAsked({
    ask: () => send(showVisit, {}),
    pause: (drawn) => (drawn ? renewMs : retryMs),
    onFailure: onRefused,
  })
  useAsked<Visit | undefined>({
    ask: async () => shown && send(visit, { id: shown.id }),
    pause: () => lookMs,
    onAnswer: (found) => {
      if (found?.state === 'open') onOpened(found.id)
    },
  })
  return shown
}
