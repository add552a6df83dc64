/** A backup that cannot be used, said in one plain line. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault'
}
