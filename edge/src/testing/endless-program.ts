// An isolated program that never reads a message, so that only another process can end it.
for (;;);
