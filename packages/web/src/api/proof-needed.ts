type AskForProof = (facts: unknown) => Promise<boolean>

let answering: AskForProof | undefined
/** One question for all calls that need a proof at the same moment. */
let asking: Promise<boolean> | undefined

/** The app shows how to prove who is there; the client itself knows no screen. `false`: the person did not want to. */
export const onProofNeeded = (handler: AskForProof): (() => void) => {
  answering = handler
  return () => {
    if (answering === handler) answering = undefined
  }
}

/** Whether a proof was given, after which the call may be repeated. `facts` is the server's data about the methods. */
export const askForProof = (facts: unknown): Promise<boolean> => {
  if (!answering) return Promise.resolve(false)
  asking ??= answering(facts).finally(() => {
    asking = undefined
  })
  return asking
}
