"""What people have beside their tables: their own data, ratings, friends, tournaments."""
