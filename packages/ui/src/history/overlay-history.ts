import { arrival } from './travel.ts'

/** Something over the page: a dialog, a sheet, a question. Back closes it and the page stays. */
interface Overlay {
  readonly onBack: () => void
}

const overlays: Overlay[] = []
let isTravelling = false
let work = Promise.resolve()
/** An address that came from outside while something was open or just closing. */
let typed: string | undefined
let openAddress: (address: string) => unknown = () => undefined

/** How many entries of the browser's history stand for overlays above the page. */
const overlayEntries = (): number => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'overlays' in state && typeof state.overlays === 'number' ? state.overlays : 0
}

const addEntry = () => {
  const state = (window.history.state ?? {}) as Record<string, unknown>
  // The router finds its own page in the entry, and so nothing to do.
  window.history.pushState({ ...state, overlays: overlayEntries() + 1 }, '')
}

/** Goes back by so many entries. An address typed meanwhile is not where this leads: it is opened afterwards. */
const travelBack = async (steps: number) => {
  isTravelling = true
  const arrived = arrival()
  window.history.go(-steps)
  await arrived
  isTravelling = false
}

/** Brings the history in line with what is open: an entry for each overlay, none for those that are closed. */
const align = async () => {
  while (overlayEntries() < overlays.length) addEntry()
  const extra = overlayEntries() - overlays.length
  if (extra > 0) await travelBack(extra)
}

/** An address typed, or chosen among the bookmarks, makes an entry that neither the router nor anything here has marked. */
const isFromOutside = () => window.history.state === null

/** The app opens it itself, from the page it was typed over. */
const openTyped = async () => {
  if (typed === undefined) return
  const address = typed
  typed = undefined
  if (isFromOutside()) await travelBack(1)
  openAddress(address)
}

/** One after the other: a dialog that closes while another opens must not take the other's entry. */
const schedule = (): Promise<void> => {
  work = work.then(align).then(openTyped)
  return work
}

const onTravel = (event: PopStateEvent) => {
  if (isFromOutside() && (isTravelling || overlays.length > 0)) {
    // The router must not see it yet: the page under what is open may hold work that nobody was asked about.
    event.stopImmediatePropagation()
    typed = window.location.hash.slice(1) || '/'
    if (!isTravelling) work = work.then(openTyped)
    return
  }
  if (isTravelling) return
  // From now on it is a page of the app like others: coming back to it is not coming from outside.
  if (isFromOutside()) window.history.replaceState({ overlays: 0 }, '')
  while (overlays.length > overlayEntries()) overlays.pop()?.onBack()
  // Forward leads to the entry of an overlay that is closed: there is nothing to see.
  if (overlayEntries() > overlays.length) void schedule()
}

/** Called once, before the router listens. After a reload an entry may be left of what was open before. */
export const watchOverlayHistory = (open: (address: string) => unknown): void => {
  openAddress = open
  window.addEventListener('popstate', onTravel)
  void schedule()
}

/** Gives the function that is called when the overlay closes in another way. */
export const openOverlay = (onBack: () => void): (() => void) => {
  const overlay = { onBack }
  overlays.push(overlay)
  void schedule()
  return () => {
    const at = overlays.indexOf(overlay)
    if (at < 0) return
    overlays.splice(at, 1)
    void schedule()
  }
}

/** Before another screen opens: its entry must follow that of the page, not of what stood over it. */
export const leaveOverlays = (): Promise<void> => {
  overlays.length = 0
  return schedule()
}
