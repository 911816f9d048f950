// An isolated program that never reads a message: it must be ended from outside.
for (;;);
