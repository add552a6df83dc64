-- Attendance is listed and exported by the time of the lesson.
create index lesson__start on lesson (school_id, starts_at);
