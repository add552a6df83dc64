/** A reason not to start: one sentence for the operator, printed alone and without a stack. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure'
}
