-- An answer may hold a share link, a code or a token: it waits encrypted, bound to its caller and key. Answers that stood here in the
-- clear cannot be encrypted without the secret of the installation. They go with their column; a request of before this step that is
-- repeated after it is told that the earlier one is still being worked on, and nothing is done twice.
alter table idempotency_key add column answer_sealed bytea;
alter table idempotency_key drop column answer;
