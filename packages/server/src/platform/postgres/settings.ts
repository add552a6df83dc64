/** Every acknowledged write is on disk; the log contains errors and slow statements, never what the rows contain. */
export const settings: Readonly<Record<string, string>> = {
  cluster_name: 'campus',
  max_connections: '200',
  shared_buffers: '128MB',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  wal_compression: 'on',
  // Backups that cannot be written any more do not fill the disk with the log that waits for them.
  max_slot_wal_keep_size: '4GB',
  jit: 'off',
  // Tables that an import or the first start has filled are looked at soon, so that statements about them are planned well.
  autovacuum_naptime: '10s',
  timezone: 'UTC',
  log_timezone: 'UTC',
  logging_collector: 'on',
  // One file a day of the week, each overwritten a week later.
  log_filename: 'postgres-%a.log',
  log_rotation_age: '1d',
  log_rotation_size: '0',
  log_truncate_on_rotation: 'on',
  log_checkpoints: 'off',
  log_min_duration_statement: '1s',
  log_lock_waits: 'on',
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
}

/** For data that is worth nothing after a fall: nobody waits for the disk. */
export const throwAway: Readonly<Record<string, string>> = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // Many small databases that live for seconds: looking at each of them costs more than it brings.
  autovacuum_naptime: '1min',
}
