type OnLoss = (message: string | undefined) => void

const listeners = new Set<OnLoss>()

/** The app shows the message, if any, and opens the login page; the client itself knows no screen. */
export const onSessionLoss = (listener: OnLoss): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const announceLoss = (message: string | undefined): void => {
  for (const listener of listeners) listener(message)
}
